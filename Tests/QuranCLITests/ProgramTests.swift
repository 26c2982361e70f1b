import CommandLineSupport
import Testing

@testable import QuranCLI

@Suite struct ProgramTests {
    private func run(_ arguments: String...) -> ProgramRun { ProgramRun(arguments, services: .canned()) }

    @Test func `the version is shown`() {
        #expect(run("version").output == "murajah \(Murajah.version)\n")
        #expect(run("--version").output == run("version").output)
    }

    @Test func `every command has help with its usage and each of its options`() {
        let overview = run("help").output
        for command in Murajah.commands {
            let help = run("help", command.syntax.name)
            #expect(overview.contains("  \(command.syntax.name) "))
            #expect(help.outcome == .success && help.output.contains("Usage: murajah \(command.syntax.name)"))
            #expect(run(command.syntax.name, "--help").output == help.output)
        }
    }

    @Test func `nothing, or a wrong word, is a usage error`() {
        #expect(run().outcome == .usage)
        #expect(
            run("recognise").errors == "murajah: unknown command 'recognise'; did you mean 'recognize'? "
                + "(see 'murajah help')\n")
    }

    @Test func `doctor tells what is there`() {
        let text = run("doctor")
        #expect(text.outcome == .success && text.output.contains("SHA-256 abc"))
        #expect(
            run("doctor", "--json").output.contains(
                #""model":{"archive_bytes":3,"installed":true,"path":"m","sha256":"abc"}"#))
    }

    @Test func `doctor says no when something needed is missing`() {
        var services = Services.canned()
        services.inspect = { _ in
            Installation(
                runtime: .missing("run install.sh"), model: .missing("no model"), quranData: .present(""),
                ffmpeg: .present("/usr/bin/ffmpeg"), microphone: .present("/dev/snd/pcmC0D0c"))
        }
        let run = ProgramRun(["doctor"], services: services)
        #expect(run.outcome == .negative && run.output.contains("run install.sh"))
        let json = ProgramRun(["doctor", "--json"], services: services)
        #expect(json.outcome == .negative)
        #expect(json.output.contains(#""model":{"installed":false,"problem":"no model"}"#))
    }

    @Test func `features are summarised, or written frame by frame`() {
        let summary = run("features", "silence.wav", "--json").output
        #expect(summary.contains(#""bins":80"#) && summary.contains(#""frames":100"#))
        let frames = run("features", "silence.wav", "--frames").output.split(separator: "\n")
        #expect(frames.count == 100 && frames.allSatisfy { $0.split(separator: "\t").count == 80 })
        #expect(run("features", "silence.wav", "--front-end", "nemo").output.contains("80 bins x 101 frames"))
        #expect(run("features", "missing.wav").outcome == .failure)
        #expect(run("features", "silence.wav", "--frames", "--json").outcome == .usage)
    }

    @Test func `tokens and text of a transcription are shown`() {
        var services = Services.canned()
        services.makeTranscriber = { _ in
            { _ in
                Transcription(
                    duration: 1, tokens: [.init(symbol: "q", start: 0.04, end: 0.12, probability: 0.5)], text: "ق")
            }
        }
        #expect(ProgramRun(["decode", "a"], services: services).output == "a  0:01.0\n  tokens: q\n  text:   ق\n")
        #expect(
            ProgramRun(["decode", "a", "--json"], services: services).output
                == #"{"duration_s":1,"file":"a","text":"ق","tokens":[{"end_s":0.12,"probability":0.5,"#
                + #""start_s":0.04,"symbol":"q"}]}"# + "\n")
    }

    @Test func `a recogniser that cannot be loaded is one error, whatever the number of files`() {
        var services = Services.canned()
        services.makeRecognizer = { _ in throw Services.Absent() }
        let run = ProgramRun(["recognize", "a", "b"], services: services)
        #expect(run.outcome == .failure && run.errors == "murajah: absent\n")
    }
}
