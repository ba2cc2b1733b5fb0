import * as Radix from '@radix-ui/react-dropdown-menu';
import './Menu.css';

export const MenuSeparator = () => <Radix.Separator className="tele-menu__separator" />;
