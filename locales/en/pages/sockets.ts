import type { sockets as greek } from '../../el/pages/sockets.ts';

export const sockets: typeof greek = {
  title: 'What is where',
  inPicture: 'In picture {n}',
  names: {
    audio: 'Headphones',
    power: 'Power',
    cable: 'Cable',
    camera: 'Camera',
    speakers: 'Loudspeakers',
    pen: 'Pen',
    kickstand: 'Kickstand',
  },
  notes: {
    'usb-a': 'Keyboard, mouse, memory stick.',
    'usb-c': 'Drive, memory stick or phone.',
    hdmi: 'A monitor or a television.',
    displayport: 'A monitor.',
    vga: 'An older monitor or a projector.',
    ethernet: 'Wired network, steadier than Wi-Fi.',
    audio: 'A 3.5 mm plug.',
    power: 'The power cable goes in here.',
    cable: 'It goes into the laptop.',
    pen: 'It comes with it.',
    kickstand: 'It holds the screen up.',
    'USB-B': 'To the computer, for the USB ports of the monitor.',
    charging: 'It charges here.',
    pictureIn: 'It takes its picture from here.',
  },
  fits: {
    title: 'With which laptops',
    thunderbolt: {
      name: 'Thunderbolt 3 or later',
      text: 'Everything: monitors, network, USB and charging through one cable.',
    },
    usbC: {
      name: 'USB-C with video and charging',
      text: 'Everything: monitors, network, USB and charging through one cable.',
    },
    usbCAlone: { name: 'USB-C without Thunderbolt', text: 'Perhaps not all of it. Tell us your model before you buy.' },
    usbCData: { name: 'USB-C for data alone', text: 'Network and USB. Neither video nor charging.' },
    appleChip: { name: 'A MacBook with a plain M1 or M2', text: 'One monitor: a limit of its processor.' },
    usbA: { name: 'USB-A alone', text: 'It does not fit.' },
    see: 'Our laptops that have it',
  },
};
