// The frame around the stories has a React of its own, in which nothing is drawn but what its createElement made.
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
  if (tag === 'loading') return 'Reading the words of every screen…';
  if (tag === 'failed') return 'The words could not be read.';
  if (query.trim() === '') return 'Words of a screen, a message or a requirement: booking fee, 5.accept';
  if (found.length === 0) return 'No screen has these words. Try fewer.';
  return found.length === 1 ? '1 story' : `${found.length} stories`;
}

interface WordsDialogProps {
  /** Each value that is not 0 opens it. */
  openCount: number;
  onPick: (storyId: string) => void;
}

/** Finds a story by the words on its screen. The focus stays in the box: Up and Down move in the list, Enter opens, Esc closes. */
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
    // Storybook hears single keys wherever they are pressed.
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
            // The box above has the focus and the keys.
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
