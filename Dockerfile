# How to run it, alone or as one of several: server/deployment.md
FROM node:24-slim AS page
WORKDIR /game
COPY package.json package-lock.json .npmrc ./
COPY server/cli/link-node.mjs server/cli/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /game
COPY package.json package-lock.json .npmrc ./
# The image has its Node: none is fetched, and no script of a package runs.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force && mkdir -m 700 /data && chown node /data
COPY shared shared
COPY server server
COPY --from=page /game/dist dist
USER node
VOLUME /data
EXPOSE 2567
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/cli/start.ts", "--without-page"]
