// The manager has its own React: only elements from its createElement render.
/** @jsxRuntime classic */
import * as React from 'react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findWords, wordsOf, type WordMatch, type FoundIn } from '../../tooling/search/find-words.ts';
import { look } from './look.ts';
import { Marked } from './Marked.tsx';
import { useWords, type Words } from './use-words.ts';

const foundIn: Readonly<Record<FoundIn, string>> = {
  shows: 'Shown by this story',
  name: 'Its name',
  texts: 'In this story',
  asks: 'Specification',
  screen: 'Somewhere on this screen',
  guide: 'In its guide',
  several: 'In several texts',
};

function countOf({ tag }: Words, query: string, found: readonly WordMatch[]): string {
  if (tag === 'loading') return 'Loading the texts of every screen…';
  if (tag === 'failed') return 'The texts did not load.';
  if (query.trim() === '') return 'Words of a screen, a message or a requirement: booking fee, 5.accept';
  if (found.length === 0) return 'No screen has these words. Try fewer.';
  return found.length === 1 ? '1 story' : `${found.length} stories`;
}

interface WordsDialogProps {
  openCount: number;
  onPick: (storyId: string) => void;
}

/** Finds stories by the words on screen. The focus stays in the box: arrows move, Enter opens, Esc closes. */
export const WordsDialog = ({ openCount, onPick }: WordsDialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [words, load] = useWords();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const sought = useDeferredValue(query);
  const found = useMemo(() => (words.tag === 'ready' ? findWords(words.pages, sought) : []), [words, sought]);
  const none = words.tag === 'none';
  useEffect(() => {
    if (openCount === 0) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
    if (none) load();
  }, [openCount, none, load]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, found]);

  const pick = (story: WordMatch | undefined): void => {
    if (!story) return;
    dialog.current?.close();
    onPick(story.id);
  };
  const move = (by: number): void => {
    if (found.length > 0) setAt((at + by + found.length) % found.length);
  };
  const press = (event: KeyboardEvent): void => {
    // Storybook listens to single keys everywhere.
    event.stopPropagation();
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => pick(found[at]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const optionId = (place: number): string => `${id}-${place}`;
  return (
    <>
      <style>{look}</style>
      <dialog ref={dialog} className="find-words" aria-labelledby={`${id}-title`}>
        <div className="find-words__head">
          <div className="find-words__top">
            <h2 id={`${id}-title`}>Find by words</h2>
            <button type="button" className="find-words__close" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
          <input
            type="text"
            role="combobox"
            aria-label="Words on a screen"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
            aria-describedby={`${id}-count`}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
          />
          <p id={`${id}-count`} className="find-words__count" role="status">
            {countOf(words, sought, found)}
          </p>
          {words.tag === 'failed' && (
            <button type="button" className="find-words__close" onClick={load}>
              Try again
            </button>
          )}
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          className="find-words__list"
          role="listbox"
          aria-label="Stories"
          hidden={found.length === 0}
        >
          {found.map((story, place) => (
            // The box above has the focus and handles keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={story.id}
              id={optionId(place)}
              className="find-words__option"
              role="option"
              aria-selected={place === at}
              onClick={() => pick(story)}
            >
              <div className="find-words__place">{`${story.title.split('/').join(' › ')} › ${story.name}`}</div>
              {story.in !== 'name' && (
                <div className="find-words__text">
                  <Marked text={story.text} words={wordsOf(sought)} />
                </div>
              )}
              <div className="find-words__where">{foundIn[story.in]}</div>
            </div>
          ))}
        </div>
      </dialog>
    </>
  );
};
