/// One of several people who use the app on one machine.
public struct Profile: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public var name: String
    public let created: Moment

    public init(id: RecordID, name: String, created: Moment) {
        self.id = id
        self.name = name
        self.created = created
    }
}
