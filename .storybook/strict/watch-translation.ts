import { translate, type Translator } from '../../tooling/translator.ts';

let translator: Translator | undefined;

export function watchTranslation(): void {
  stopTranslation();
  translator = translate();
}

export function stopTranslation(): void {
  translator?.stop();
  translator = undefined;
}

export const faultsOfTranslation = (): string[] => [
  ...(translator?.stale() ?? []).map((text) => `shows a stale text when translated: ${text}`),
  ...(translator?.loose() ?? []).map((text) => `has a text beside other content: ${text}`),
];
