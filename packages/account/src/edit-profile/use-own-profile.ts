import { useQueryClient } from '@tanstack/react-query';
import type { SpecialistProfile } from '@tele/core';
import { TeleError } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { callKey, useChange, useKept, useLatest } from '@tele/kit';
import { useRef, useState } from 'react';
import { readDraft, type ProfileDraft } from './own-profile-form.ts';

export type Written = 'about' | 'facts';
export type ProfilePart = Written | 'photo';

/** Edits a profile by part. Saves send the base version, also after a reload; `stale` is the conflicting part. */
export const useOwnProfile = (profile: SpecialistProfile, onSaved?: () => void) => {
  const cache = useQueryClient();
  const [draft, keep] = useKept<ProfileDraft | null>({
    key: `own-profile.${profile.specialistId}`,
    read: readDraft,
    initial: null,
  });
  // Two parts may write before either re-renders.
  const written = useRef(draft);
  const current = useLatest(profile);
  const [stale, setStale] = useState<ProfilePart | null>(null);
  const save = useChange('saveSpecialistProfile', {
    onDone: (saved) => {
      cache.setQueryData<SpecialistProfile>(callKey('mySpecialistProfile'), saved);
      onSaved?.();
    },
  });
  const put = (next: ProfileDraft | null): void => {
    const isEmpty = !next?.about && !next?.facts;
    written.current = isEmpty ? null : next;
    keep(written.current);
  };
  return {
    draft,
    stale,
    write: <Part extends Written>(part: Part, entries: ProfileDraft[Part] | null): void => {
      if (!entries && !written.current?.[part]) return;
      const { [part]: _, version = current.current.version, ...others } = written.current ?? {};
      put({ version, ...others, ...(entries && { [part]: entries }) });
    },
    save: async (part: ProfilePart, body: BodyInput<'saveSpecialistProfile'>): Promise<SpecialistProfile> => {
      const ifMatch = written.current?.version ?? current.current.version;
      try {
        const saved = await save.mutateAsync({ body, ifMatch });
        setStale(null);
        if (written.current) put({ ...written.current, version: saved.version });
        return saved;
      } catch (error) {
        if (error instanceof TeleError && error.code === 'STALE') setStale(part);
        throw error;
      }
    },
    /** Discards changes and takes the saved profile. */
    forget: (): void => {
      put(null);
      setStale(null);
    },
  };
};

export type OwnProfile = ReturnType<typeof useOwnProfile>;
