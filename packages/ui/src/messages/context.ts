import { createContext } from 'react';
import { createVoice, type Voice } from './voice.ts';

export const VoiceContext = createContext<Voice>(createVoice('en-AU', undefined));
