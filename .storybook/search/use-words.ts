import { useCallback, useState } from 'react';
import type { PageWords } from '../../tooling/search/words.ts';

export type Words =
  | { tag: 'none' }
  | { tag: 'loading' }
  | { tag: 'failed' }
  | { tag: 'ready'; pages: readonly PageWords[] };

export function useWords(): readonly [Words, () => void] {
  const [words, setWords] = useState<Words>({ tag: 'none' });
  const load = useCallback(() => {
    setWords({ tag: 'loading' });
    fetch('./words.json')
      .then(async (response) => {
        if (!response.ok) throw new Error(`words.json: ${response.status}`);
        setWords({ tag: 'ready', pages: (await response.json()) as readonly PageWords[] });
      })
      .catch(() => setWords({ tag: 'failed' }));
  }, []);
  return [words, load];
}
