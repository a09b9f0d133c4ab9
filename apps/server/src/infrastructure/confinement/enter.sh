# Shows a command only the given files and folders: enter.sh <path>... -- <command>...
# It runs in a mount namespace of its own, so no other process sees these mounts.
set -eu
# Exists everywhere, and no command needs what is in it.
root=/sys
mount -t tmpfs -o mode=755,size=1m none "$root"
while [ "$1" != -- ]; do
  if [ -L "$1" ]; then
    cp -P "$1" "$root$1"
  elif [ -d "$1" ]; then
    mkdir -p "$root$1"
    mount --rbind "$1" "$root$1"
  elif [ -e "$1" ]; then
    touch "$root$1"
    mount --bind "$1" "$root$1"
  fi
  shift
done
shift
exec chroot "$root" "$@"
