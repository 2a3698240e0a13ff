# The command line in an image without Swift:
#   docker build -t quoin .
#   docker run --rm -v "$PWD:/work" quoin render card.xml
FROM swift:6.1-bookworm AS build
WORKDIR /quoin
# First what changes seldom, so that the packages are installed once.
COPY scripts scripts
RUN scripts/setup
COPY . .
RUN scripts/install /out

FROM debian:12-slim
COPY scripts/setup /usr/local/share/quoin/setup
RUN /usr/local/share/quoin/setup --runtime && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/quoin /usr/local/bin/quoin
WORKDIR /work
ENTRYPOINT ["quoin"]
