# Goldilocks with what it needs: the .NET SDK, and Node.js for the page.
#   docker build -t goldilocks .
#   docker run --rm -v "$PWD/runs:/goldilocks/runs" goldilocks run
FROM node:22-bookworm-slim AS node

FROM mcr.microsoft.com/dotnet/sdk:10.0 AS tools
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm

FROM tools
WORKDIR /goldilocks
COPY . .
RUN ./goldilocks list > /dev/null
ENTRYPOINT ["./goldilocks"]
CMD ["run"]
