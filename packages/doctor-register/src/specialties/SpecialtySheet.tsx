import { specialtiesOf, specialtyGroupsOf, type ProfessionId, type SpecialtySearch } from '@tele/core';
import { Button, SearchIcon, Sheet, TextInput, useMessages, VisuallyHidden } from '@tele/ui';
import { useMemo, useRef, useState } from 'react';
import { GroupList } from './GroupList.tsx';
import { SpecialtyChecks } from './SpecialtyChecks.tsx';
import { specialtiesLabel } from './specialties-label.ts';
import { specialtiesMessages } from './specialties.messages.ts';
import './SpecialtySheet.css';

export interface SpecialtySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profession: ProfessionId;
  search: SpecialtySearch;
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  most: number;
}

/** Specialties by group with a search across all (design h2). Ticks apply at once. */
export const SpecialtySheet = ({
  open,
  onOpenChange,
  profession,
  search: { find, nearest },
  chosen,
  onChosenChange,
  most,
}: SpecialtySheetProps) => {
  const t = useMessages(specialtiesMessages);
  const nouns = specialtiesLabel(profession).toLowerCase();
  const groups = specialtyGroupsOf(profession);
  const [term, setTerm] = useState('');
  const [shown, setShown] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const searching = term.trim() !== '';
  const specialties = useMemo(() => specialtiesOf(profession), [profession]);
  const search = t.search({ count: specialties.length, nouns });
  const found = find(specialties, term);
  const near = searching && found.length === 0 ? nearest(specialties, term) : [];
  const group = groups[shown] ?? groups[0];
  const toggle = (name: string): void =>
    onChosenChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const said = searching
    ? found.length === 0
      ? t.noResults
      : t.found({ count: found.length })
    : group && t.shown({ group: group.group, count: group.names.length });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.choose({ nouns })}
      size="wide"
      initialFocusRef={input}
      className="tele-specialty-sheet"
      footer={
        <>
          <span className="tele-specialty-sheet__count" role="status">
            {t.selected({ count: chosen.length })}
          </span>
          <Button variant="ghost" size="lg" disabled={chosen.length === 0} onClick={() => onChosenChange([])}>
            {t.clear}
          </Button>
          <Button variant="primary" size="lg" onClick={() => onOpenChange(false)}>
            {t.done}
          </Button>
        </>
      }
    >
      <div className="tele-specialty-sheet__parts">
        <div className="tele-specialty-sheet__search">
          <TextInput
            ref={input}
            type="search"
            icon={SearchIcon}
            aria-label={search}
            placeholder={search}
            value={term}
            autoComplete="off"
            onChange={(event) => setTerm(event.target.value)}
          />
        </div>
        {!searching && groups.length > 1 && <GroupList {...{ groups, shown }} onShow={setShown} />}
        <div className="tele-specialty-sheet__list">
          {searching && found.length === 0 && <p className="tele-specialty-sheet__none">{t.noResults}</p>}
          {near.length > 0 && (
            <SpecialtyChecks title={t.didYouMean} items={near} {...{ chosen, most }} onToggle={toggle} describe />
          )}
          {searching && found.length > 0 && (
            <SpecialtyChecks title={t.matching} items={found} {...{ chosen, most }} onToggle={toggle} describe />
          )}
          {!searching && group && (
            <SpecialtyChecks
              title={group.group}
              items={group.names.map((name) => ({ name, group: group.group }))}
              {...{ chosen, most }}
              onToggle={toggle}
            />
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Sheet>
  );
};
