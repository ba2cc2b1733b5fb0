// Story tests skip animations, with the same knob a host has.
document.documentElement.style.setProperty('--tele-motion', '0');
