import { translate, type Translator } from '../../tooling/translator.ts';

let translator: Translator | undefined;

/** Before a story: the page is translated as the story draws it and acts on it. */
export function watchTranslation(): void {
  stopTranslation();
  translator = translate();
}

export function stopTranslation(): void {
  translator?.stop();
  translator = undefined;
}

/** After a story: what a translator has broken, or could. */
export const faultsOfTranslation = (): string[] => [
  ...(translator?.stale() ?? []).map((text) => `shows a stale text when translated: ${text}`),
  ...(translator?.loose() ?? []).map((text) => `has a text beside other content: ${text}`),
];
