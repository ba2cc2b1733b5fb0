interface Text {
  text: string;
  parent: Node;
}

/** Runs part of a story and records every added text, which may disappear before a story checks it. */
export async function textsThatCome(part: (came: readonly Text[]) => Promise<void>): Promise<void> {
  const came: Text[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      addedNodes.forEach(({ nodeName, textContent }) => {
        // Ignores copies by a translator.
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
