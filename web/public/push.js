// The service worker: it shows what the house pushes, and does nothing else.
addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: text, tag: link, icon: "/icon-192.png", data: link }));
});
addEventListener("notificationclick", (event) => {
  const link = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((open) => {
      const page = open.find((each) => new URL(each.url).pathname === link);
      return page ? page.focus() : clients.openWindow(link);
    }),
  );
});
