export type LegalText = {
  title: string
  summary: string
  chapters: { title: string; paragraphs: string[] }[]
}

export const terms: LegalText = {
  title: 'Terms of use',
  summary: 'Truenorth is a private logbook in beta. These are the few rules for using it.',
  chapters: [
    {
      title: 'What you get',
      paragraphs: [
        'You can log how you feel, plan paths with waypoints, and keep a journal. The basic features are free and ask for no credit card.',
        'Truenorth is in beta: parts of it may change, and it may be away for a while now and then.',
      ],
    },
    {
      title: 'What it is not',
      paragraphs: [
        'Truenorth is a notebook, not a doctor. It does not diagnose or treat anything. If you feel unsafe or unwell, please turn to somebody you trust, to a doctor, or to the emergency number of your country.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'An account belongs to one person. Keep your password to yourself, and choose one that you use nowhere else.',
        'Do not try to reach what belongs to others, and do not load the service so heavily that others cannot use it. Accounts that do so may be closed.',
      ],
    },
    {
      title: 'What you write',
      paragraphs: [
        'It stays yours. You allow us only what is needed to keep it and to show it to you again.',
        'What you delete is deleted for good and cannot be brought back.',
      ],
    },
  ],
}

export const privacy: LegalText = {
  title: 'Privacy',
  summary: 'What Truenorth keeps, where, for how long, and how you take it along or delete it.',
  chapters: [
    {
      title: 'What is stored',
      paragraphs: [
        'Your username, your e-mail address and your password, the password only as a hash that cannot be read back.',
        'If you add passkeys: the name of each, the public half of its key, and when it was added and last used. The secret half stays on your device, as do fingerprints and faces.',
        'If you set up two-step sign-in: the secret of your authenticator app, encrypted, your recovery codes as hashes that cannot be read back, and which browsers you chose to be asked for no code in.',
        'If you seal journal entries: their title, text, tags and pictures only as your browser has encrypted them, and the key to them only as it is wrapped by your passphrase, your recovery code or a passkey, none of which we know. Their day, time, mood and emotion stay readable. If you lose all that opens them, we cannot open them for you. Backups from before you sealed an entry hold it as it was.',
        'If you lock a browser: one half of the key that opens it, and a hash of what follows from your PIN, from which it cannot be read back. The PIN itself never leaves the browser.',
        'For your account page: when somebody signed in to your account, how, and with which browser, as it names itself, and when its password, address, passkeys, sealed pages or other ways in were changed. No addresses of the network.',
        'For the people who run this site: a log of sign-ins, failed ones too, and of what administrators did with accounts. It holds no words of yours, a name that was tried and does not exist only as a hash, and the address of the network shortened, so that it does not tell one household from its neighbours.',
        'What you write here: readings with their energy, note, tags, time and time zone; paths and waypoints; journal entries with their tags and pictures; and the feedback you send, with what its form lists and you leave in: the page, the parts of the site on it, your language, theme, window and browser, and the number of an error you had just seen.',
        'When a part of the site cannot be loaded, your browser reports which part it was. Such a report carries nothing that you wrote.',
        'Your data is not sold, and there is no advertising and no tracking by others.',
      ],
    },
    {
      title: 'Where it is stored',
      paragraphs: [
        'On the server that runs this site. Only you can see your readings, paths and journal in the app; feedback is read by the administrators of the site. They also see that you have an account: its name, since when, when it was last used and how large it is, and never what is in it. They can end its sessions, deactivate it and limit its size, and each time it is written down. Who makes a part of the site may be told that feedback on it came, with its kind, its stars and its time, and how it is rated on the whole: none of your words, and nothing about you.',
        'The people who run the server could read its disk and its backups. Whoever they are, they can encrypt both: a disk so that a stolen one tells nothing, backups so that only they can open them. Ask them whether they do.',
        'In your browser: the tokens that keep you signed in, your choice of theme, a mark that you have signed in before, and drafts and unsent writing, encrypted so that only you can read them when you are signed in. While sealed pages are unlocked, the key to them, which is removed when you lock them or sign out. Cookies remember whether you asked to stay signed in, whether this browser has a lock and when somebody was last here, let your account recognise this browser at the next sign-in, protect your writing against forged requests, and keep you on one version of a part of the site while it is being tried out.',
        'In the demo nothing leaves your browser at all. Its contents are removed when you sign out; those of a tab that was closed, the next time somebody starts a demo or signs in.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'What you write is kept until you delete it. A picture that no journal entry holds is removed after a day. A sign-in ends after fourteen days without use, a reset link after one hour, an unanswered question to a passkey after five minutes and at the latest an hour later. A browser that is asked for no code is remembered for thirty days; what two-step sign-in needs is kept until you turn it off. The half of the key of a locked browser is kept until you turn the lock off, until five wrong PINs, or for sixty days without use. A passkey is kept until you remove it, until a reset by e-mail, or until you delete your account. What is listed under “Who was here” is kept for ninety days, the log of the people who run the site for 180; your sign-ins in it go with your account. For two days the server remembers the number, not the words, of what you saved, so that nothing is saved twice; for a year, which browsers you signed in with.',
        'Where the site sends no e-mail itself, its letters lie as files on the server for a week at most.',
      ],
    },
    {
      title: 'Taking it along',
      paragraphs: [
        'Your account page, behind the greeting in the bar above, gives you everything as one file: your readings as a table, your pictures, and all of it as JSON that other programs can read.',
      ],
    },
    {
      title: 'Deleting it',
      paragraphs: [
        'Every reading, path, waypoint and journal entry has a Delete of its own, and it is final.',
        'Your account page deletes your whole account, at once and for good, with everything in it. Feedback that you sent stays without your name and your e-mail address.',
        'What you delete is overwritten in the database file within seconds, the last traces of it within an hour, in a very large file within a day. Backups made afterwards do not hold it.',
        'A site on a PostgreSQL server removes it from its tables within an hour. Disk blocks that are free, the log of changes and copies of that server hold it until they are used again or removed, which is for the people who run it to set.',
        'Backups that were made before still hold it, for as long as the people who run the site keep them, encrypted or not.',
      ],
    },
    {
      title: 'Who is told',
      paragraphs: [
        'You get an e-mail when your address or your password changes, when a passkey is added, when two-step sign-in is turned on or off, when sealed pages are set up or turned off or something else opens them, when a recovery code is used or too many wrong codes or PINs are tried, and when somebody signs in to your account with a browser that it does not know.',
      ],
    },
  ],
}
