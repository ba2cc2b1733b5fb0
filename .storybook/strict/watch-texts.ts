const came: string[] = [];
let observer: MutationObserver | undefined;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Text as written and as rendered: CSS may capitalise. */
const ownText = (node: Node): string =>
  node instanceof HTMLElement ? `${node.textContent} ${node.innerText}` : (node.textContent ?? '');

const textOf = (node: Node): string => {
  const within = node instanceof Element ? [...node.querySelectorAll('*')] : [];
  const roots = within.flatMap(({ shadowRoot }) => (shadowRoot ? [textOf(shadowRoot)] : []));
  return [ownText(node), ...roots].join(' ');
};

/** Collects every text the page shows, however briefly, for stories that declare texts. */
export function watchTexts(): void {
  came.length = 0;
  observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') came.push(target.textContent ?? '');
      addedNodes.forEach((node) => came.push(textOf(node)));
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

const notDrawnYet = (texts: readonly string[]): string[] => {
  const drawn = plain([...came, textOf(document.body)].join('\n'));
  return texts.filter((text) => !drawn.includes(plain(text)));
};

/** Stories without a play do not wait for their requests. Milliseconds. */
const patience = { inAll: 5000, step: 20 };

export async function textsNotShown(texts: readonly string[]): Promise<string[]> {
  let missing = notDrawnYet(texts);
  for (let waited = 0; missing.length > 0 && waited < patience.inAll; waited += patience.step) {
    await new Promise((done) => setTimeout(done, patience.step));
    missing = notDrawnYet(texts);
  }
  observer?.disconnect();
  came.length = 0;
  return missing;
}
