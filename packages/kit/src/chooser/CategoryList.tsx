import { professions } from '@tele/core';
import { Heading, useMessages } from '@tele/ui';
import { chooserMessages } from './chooser.messages.ts';
import { ProfessionCells, type ProfessionCellsProps } from './ProfessionCells.tsx';
import './CategoryChooser.css';

export const CategoryList = ({ href }: ProfessionCellsProps) => {
  const t = useMessages(chooserMessages);
  return (
    <section id="categories" aria-labelledby="categories-title" className="tele-chooser tele-chooser-list">
      <div className="tele-chooser-list__head">
        <Heading level={2} look="section" id="categories-title">
          {t.all}
        </Heading>
        <span className="tele-chooser-list__count">{t.count({ count: professions.length })}</span>
      </div>
      <ProfessionCells href={href} />
    </section>
  );
};
