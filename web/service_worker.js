// Keeps the page and the engine in the browser, so that it works without a network after the first visit. The build puts
// in the version and the list of files.
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `bathys-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

async function dropOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

/** The newest page while the server answers, otherwise the kept one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|ws|health|metrics)(\/|$)/.test(pathname)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
