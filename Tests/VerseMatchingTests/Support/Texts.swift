import Foundation
import QuranCore

@testable import VerseMatching

/// The texts under test, loaded and indexed once.
enum Texts {
    static let uthmani: [String] = {
        let s = try! String(contentsOfFile: "/tmp/mt/u.txt", encoding: .utf8)
        return s.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { !$0.isEmpty }
    }()
    static let imlaei: [String] = {
        let s = try! String(contentsOfFile: "/tmp/mt/i.txt", encoding: .utf8)
        return s.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { !$0.isEmpty }
    }()
    static let index = VerseIndex(uthmani: uthmani, imlaei: imlaei)
}
