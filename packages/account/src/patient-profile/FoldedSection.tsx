import { Folded, type FoldedProps } from './Folded.tsx';
import { FormSection } from '../section/FormSection.tsx';

export interface FoldedSectionProps extends FoldedProps {
  title: string;
  lede: string;
}

export const FoldedSection = ({ title, lede, ...folded }: FoldedSectionProps) => (
  <FormSection title={title} lede={lede}>
    <Folded {...folded} />
  </FormSection>
);
