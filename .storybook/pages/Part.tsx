import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export const Part = ({ title, note, children }: PartProps) => {
  const id = useId();
  return (
    <section className="story-part" aria-labelledby={id}>
      <h2 id={id} className="story-part__title">
        {title}
      </h2>
      {note !== undefined && <p className="story-part__note">{note}</p>}
      {children}
    </section>
  );
};
