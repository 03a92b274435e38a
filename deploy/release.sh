#!/usr/bin/env bash
# Builds a release of what is committed, in build/release/, the same bytes each time: `make release VERSION=1.0.0`.
# With KEY=<key>, gpg signs the checksums. try-release.sh then tries each file.
set -euo pipefail
version=${1:?Which version? make release VERSION=1.0.0}
export LC_ALL=C
umask 022
cd "$(dirname "$0")/.."

stop() {
  echo "$1" >&2
  exit 1
}
written=$(python -c "import lawspeaker; print(lawspeaker.__version__)")
[ "$version" = "$written" ] || stop "The version is $written (service/lawspeaker/__init__.py), not $version."
[ -z "$(git status --porcelain)" ] || stop "A release needs a clone without uncommitted changes; see \`git status\`."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

rm -rf build/release
mkdir -p build/release
out=$PWD/build/release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git archive HEAD | tar -xC "$work"

# The committed files of the current folder, or some of them, as an archive whose only folder has its name.
archive() {
  git -c tar.umask=0022 archive --prefix="$1/" ${metadata:+--add-file="$metadata"} HEAD -- "${@:2}" | gzip -9n > "$out/$1.tar.gz"
}

# A wheel and, as source distribution, everything that is committed in the folder with the metadata of the wheel.
package() {
  python -m pip wheel --quiet --no-index --no-deps --no-build-isolation --wheel-dir "$out" "$work/$1"
  python -m zipfile --extract "$out/$2-$version-py3-none-any.whl" "$work/$2"
  mv "$work/$2/$2-$version.dist-info/METADATA" "$work/$2/PKG-INFO"
  (cd "$1" && metadata=$work/$2/PKG-INFO archive "$2-$version" .)
}

package . lawspeaker
package service/clients/python lawspeaker_client
(
  cd "$work/service/clients/typescript"
  npm ci --silent --no-fund --no-audit
  npm pack --silent --pack-destination "$out" > /dev/null
  npm exec --no -- publint run --strict "$out/lawspeaker-client-$version.tgz"
)
archive "lawspeaker-contract-$version" LICENSE CHANGELOG.md openapi.yaml
archive "lawspeaker-cases-$version" LICENSE tests/cases
archive "lawspeaker-image-$version" LICENSE README.md pyproject.toml .dockerignore deploy service/lawspeaker tests/cases

# The components: what the image has, in an environment of its own.
python -m venv "$work/environment"
install=("$work/environment/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps)
"${install[@]}" --require-hashes --requirement deploy/requirements.txt
"${install[@]}" --no-index --find-links "$out" "lawspeaker==$version"
"$work/environment/bin/python" -m pip uninstall --quiet --yes pip setuptools
cyclonedx-py environment "$work/environment" --pyproject pyproject.toml --output-reproducible --output-file "$out/lawspeaker-$version.cdx.json"

cd "$out"
sha256sum -- * > SHA256SUMS
[ -z "${KEY:-}" ] || gpg --armor --detach-sign --local-user "$KEY" SHA256SUMS
