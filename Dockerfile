# The command line in an image without Swift:
#   docker build -t quoin .
#   docker run --rm --user "$(id -u)" -v "$PWD:/work" quoin render card.xml
#   docker run --rm -p 8080:8080 -v "$PWD/Templates:/templates:ro" -e QUOIN_KEYS quoin serve /templates --host 0.0.0.0
# scripts/test image tries its last stage without a container engine.
FROM swift:6.3-bookworm AS build
WORKDIR /quoin
# First what changes seldom, so that the packages are installed once.
COPY scripts scripts
RUN scripts/setup
COPY . .
RUN scripts/install /out

FROM debian:bookworm-slim
COPY scripts/setup /usr/local/share/quoin/setup
RUN /usr/local/share/quoin/setup --runtime && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/ /usr/local/bin/
# Nobody who may do anything; who has it write into a folder of theirs says --user "$(id -u)".
USER 10001:10001
WORKDIR /work
ENTRYPOINT ["quoin"]
