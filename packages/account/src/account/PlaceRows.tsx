import { BareLink, Card, ChevronRightIcon, Icon } from '@tele/ui';
import './PlaceRows.css';

export interface PlaceRowsProps {
  rows: readonly { title: string; hint: string; href: string }[];
}

export const PlaceRows = ({ rows }: PlaceRowsProps) => (
  <Card>
    <ul className="tele-place-rows">
      {rows.map(({ title, hint, href }) => (
        <li key={href}>
          <BareLink href={href} className="tele-place-rows__link">
            <span className="tele-place-rows__text">
              <span className="tele-place-rows__title">{title}</span>
              <span className="tele-place-rows__hint">{hint}</span>
            </span>
            <Icon icon={ChevronRightIcon} size="sm" />
          </BareLink>
        </li>
      ))}
    </ul>
  </Card>
);
