// Story tests look at what stands, not at what fades in: the knob is the one a host would turn.
document.documentElement.style.setProperty('--tele-motion', '0');
