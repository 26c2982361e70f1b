import CommandLineSupport

/// What is installed, as text or JSON.
struct DoctorReport {
    let installation: Installation

    private struct Row {
        let name: String
        let part: Installation.Part
        let isNeeded: Bool
    }

    private var rows: [Row] {
        let model: Installation.Part =
            switch installation.model {
            case .present(let model): .present("\(model.path), \(model.bytes) bytes, SHA-256 \(model.sha256)")
            case .missing(let reason): .missing(reason)
            }
        return [
            Row(name: "runtime", part: installation.runtime, isNeeded: true),
            Row(name: "model", part: model, isNeeded: true),
            Row(name: "quran data", part: installation.quranData, isNeeded: true),
            Row(name: "ffmpeg", part: installation.ffmpeg, isNeeded: false),
            Row(name: "microphone", part: installation.microphone, isNeeded: false),
        ]
    }

    /// Whether everything is there that recognising a file needs.
    var isComplete: Bool {
        rows.allSatisfy { row in
            if case .missing = row.part { !row.isNeeded } else { true }
        }
    }

    func text(_ terminal: Terminal) -> String {
        let lines = rows.map { row in
            let name = row.name + String(repeating: " ", count: 12 - row.name.count)
            return switch row.part {
            case .present(let detail): terminal.styled("ok       ", .green) + name + detail
            case .missing(let reason) where row.isNeeded: terminal.styled("missing  ", .red) + name + reason
            case .missing(let reason): terminal.styled("absent   ", .yellow) + name + reason
            }
        }
        return "murajah \(Murajah.version)\n" + lines.joined(separator: "\n") + "\n"
    }

    var json: JSONValue {
        .object([
            "version": .string(Murajah.version),
            "complete": .bool(isComplete),
            "runtime": Self.json(installation.runtime),
            "model": model,
            "quran_data": Self.json(installation.quranData),
            "ffmpeg": Self.json(installation.ffmpeg),
            "microphone": Self.json(installation.microphone),
        ])
    }

    private var model: JSONValue {
        switch installation.model {
        case .present(let model):
            .object([
                "installed": .bool(true),
                "path": .string(model.path),
                "archive_bytes": .integer(model.bytes),
                "sha256": .string(model.sha256),
            ])
        case .missing(let reason):
            .object(["installed": .bool(false), "problem": .string(reason)])
        }
    }

    private static func json(_ part: Installation.Part) -> JSONValue {
        switch part {
        case .present(let detail): .object(["installed": .bool(true), "detail": .string(detail)])
        case .missing(let reason): .object(["installed": .bool(false), "problem": .string(reason)])
        }
    }
}
