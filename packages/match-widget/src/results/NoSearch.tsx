import { ErrorState, useMessages } from '@tele/ui';
import { linkOrButton } from '../screen/link-or-button.tsx';
import { resultsMessages } from './results.messages.ts';

export interface NoSearchProps {
  /** What is offered nowhere in this category; null where no specialty was given. */
  unknown: string | null;
  changeSearchHref: string | undefined;
  onChangeSearch: (() => void) | undefined;
}

/** In place of results, where there is nothing to search for. */
export const NoSearch = ({ unknown, changeSearchHref, onChangeSearch }: NoSearchProps) => {
  const t = useMessages(resultsMessages);
  return (
    <ErrorState
      level={1}
      message={unknown === null ? t.missingSpecialty : t.unknownSpecialty({ specialty: unknown })}
      detail={t.missingSpecialtyHint}
      action={linkOrButton(t.changeSearch, changeSearchHref, onChangeSearch)}
    />
  );
};
