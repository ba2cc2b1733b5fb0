import { createMemory, type WidgetMemory } from './memory.ts';

/** Which memory is wanted: of a widget, by its name, at a service. */
export interface MemoryKey {
  widget: string;
  service: string;
}

export interface Lease {
  readonly memory: WidgetMemory;
  /** Gives the memory back, as that of `owner`; null is nobody's. */
  release: (owner: string | null) => void;
  /** Takes the memory once more after it was given back; false when another widget has it meanwhile. */
  retake: () => boolean;
  /** Gives the memory back for nobody to find again: what is in it was somebody else's. */
  forget: () => void;
}

interface Place {
  id: string;
  owner: string | null;
  held: boolean;
  memory: WidgetMemory;
}

/** The memories of the widgets of a page, each held by one widget at a time; a widget that comes back gets what it left. */
export function createLeases() {
  const places = new Set<Place>();
  const idOf = ({ widget, service }: MemoryKey): string => `${widget} ${service}`;
  const left = (key: MemoryKey): Place[] => [...places].filter(({ id, held }) => id === idOf(key) && !held);

  return {
    /** Whether somebody left something that only they may find: whoever comes must be known first. */
    isOwned: (key: MemoryKey): boolean => left(key).some(({ owner }) => owner !== null),

    /** What this person left is for nobody to find, them neither. */
    forgetOf(person: string | null): void {
      for (const place of places) if (!place.held && place.owner === person) places.delete(place);
    },

    /** For a page that is used for one thing after another, such as stories: whatever was left goes. */
    clear: () => places.clear(),

    /** What `person` left, or what nobody in particular did, or an empty memory. */
    lease(key: MemoryKey, person: string | null): Lease {
      const found = left(key);
      const place = found.find(({ owner }) => owner === person) ??
        found.find(({ owner }) => owner === null) ?? {
          id: idOf(key),
          owner: null,
          held: false,
          memory: createMemory(),
        };
      place.held = true;
      places.add(place);
      return {
        memory: place.memory,
        release(owner) {
          place.owner = owner;
          place.held = false;
        },
        retake() {
          if (place.held) return false;
          places.add(place);
          place.held = true;
          return true;
        },
        forget: () => void places.delete(place),
      };
    },
  };
}

/**
 * One for the page, and the only thing that widgets share (docs/decisions/2026-11-22-one-memory-for-a-page.md): a host that takes a widget
 * away and brings it back makes another component each time, and nothing of the one before is left in React.
 */
export const pageLeases = createLeases();
