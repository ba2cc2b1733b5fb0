// Bypasses MSW's worker for a story's own files: it copies each, and loses pending ones when the browser ends it.
const ofStories = ['script', 'style', 'font'];
addEventListener('fetch', (event) => {
  if (ofStories.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./msw-worker.js');
