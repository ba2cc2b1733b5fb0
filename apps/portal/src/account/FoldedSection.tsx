import { Folded, type FoldedProps } from './Folded.tsx';
import { FormSection } from './section/FormSection.tsx';

export interface FoldedSectionProps extends FoldedProps {
  title: string;
  lede: string;
}

/** A part of the form that only some people need. */
export const FoldedSection = ({ title, lede, ...folded }: FoldedSectionProps) => (
  <FormSection title={title} lede={lede}>
    <Folded {...folded} />
  </FormSection>
);
