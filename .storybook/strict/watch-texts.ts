const came: string[] = [];
let observer: MutationObserver | undefined;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** As it is written, and as it is drawn: a sheet may draw capitals. */
const ownText = (node: Node): string =>
  node instanceof HTMLElement ? `${node.textContent} ${node.innerText}` : (node.textContent ?? '');

/** A tree with those of all shadow roots in it. */
const textOf = (node: Node): string => {
  const within = node instanceof Element ? [...node.querySelectorAll('*')] : [];
  const roots = within.flatMap(({ shadowRoot }) => (shadowRoot ? [textOf(shadowRoot)] : []));
  return [ownText(node), ...roots].join(' ');
};

/** Before a story that says which texts it shows: what comes into the page is kept, however short it stays. */
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

/** A story without a play has not waited for what it asked for. Milliseconds. */
const patience = { inAll: 5000, step: 20 };

/** Which of these texts the story has drawn neither on its way nor at rest. */
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
