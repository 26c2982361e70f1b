#!/bin/sh
# Recognises one file, or every clip of a folder: recognize-clips.sh MURAJAH FOLDER [FILE]
set -eu
murajah=$1
folder=$2
file=${3:-}

if [ -n "$file" ]; then
    exec "$murajah" recognize "$file"
fi
if [ -d "$folder" ]; then
    echo "Recognising the clips of $folder (another recording: make run FILE=recording.mp3)"
    exec "$murajah" recognize "$folder"/*.mp3 "$folder"/*.m4a "$folder"/*.wav
fi
echo "Built $murajah. Give it a recording of a recitation: make run FILE=recording.mp3"
