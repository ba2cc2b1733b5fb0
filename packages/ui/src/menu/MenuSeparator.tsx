import * as Radix from '@radix-ui/react-dropdown-menu';
import './Menu.css';

/** Hairline between groups of a Menu. */
export const MenuSeparator = () => <Radix.Separator className="tele-menu__separator" />;
