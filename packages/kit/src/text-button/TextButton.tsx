import type { ComponentProps } from 'react';
import './TextButton.css';

export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className="tele-text-button" />
);
