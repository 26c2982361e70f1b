import CommandLineSupport

/// Does something with each of several files, so that one that fails does not keep the others from being done.
///
/// - Returns: The worst outcome.
func forEachFile(
    _ files: [String], console: Console, _ body: (String) throws -> CommandOutcome
) throws -> CommandOutcome {
    var status = CommandOutcome.success
    for file in files {
        do {
            status = status.combined(with: try body(file))
        } catch let error as OutputError {
            // Without an output the other files are of no use either.
            throw error
        } catch {
            console.report(error, file: file)
            status = status.combined(with: .failure)
        }
    }
    return status
}
