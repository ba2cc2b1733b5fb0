import { defineElements } from './widgets/define-elements.ts';

defineElements();
