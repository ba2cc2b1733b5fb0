import { ErrorState, useMessages } from '@tele/ui';
import { linkOrButton } from '../screen/link-or-button.tsx';
import { resultsMessages } from './results.messages.ts';

export interface NoSearchProps {
  unknown: string | null;
  changeSearchHref: string | undefined;
  onChangeSearch: (() => void) | undefined;
}

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
