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

/** Which of these texts the story has not drawn, neither on its way nor at rest. */
export function textsNotShown(texts: readonly string[]): string[] {
  observer?.disconnect();
  const drawn = plain([...came, textOf(document.body)].join('\n'));
  came.length = 0;
  return texts.filter((text) => !drawn.includes(plain(text)));
}
