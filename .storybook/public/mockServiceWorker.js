// What stories fetch is answered by MSW's worker; the files that they are made of need not go through it, which copies each to the page, and loses
// those under way whenever the browser ends it.
const ofStories = ['script', 'style', 'font'];
addEventListener('fetch', (event) => {
  if (ofStories.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./msw-worker.js');
