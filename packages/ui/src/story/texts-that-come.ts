interface Text {
  text: string;
  /** What it was put into. */
  parent: Node;
}

/**
 * Runs part of a story with each text that comes into the page meanwhile, however short it stays: on a busy machine what is there for a
 * second may have gone before a story looks.
 */
export async function textsThatCome(part: (came: readonly Text[]) => Promise<void>): Promise<void> {
  const came: Text[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      addedNodes.forEach(({ nodeName, textContent }) => {
        // A translator says again what came.
        if (nodeName !== 'FONT') came.push({ text: textContent ?? '', parent: target });
      });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  try {
    await part(came);
  } finally {
    observer.disconnect();
  }
}
