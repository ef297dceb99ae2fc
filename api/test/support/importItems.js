import { createHash } from 'node:crypto';
const hashOf = (text) => createHash('sha256').update(text).digest('base64url');
const facts = {
    local_date: '2024-06-03',
    local_time: '21:30',
    time_zone: 'Europe/Berlin',
    instant: null,
    mood: 4,
    energy: null,
    emotion: '',
    tags: [],
    title: '',
    images: [],
};
/** A reading of an import, as a browser sends it; the name tells it from others. */
export const readingItem = (name, given = {}) => ({
    kind: 'reading',
    key: hashOf(`key of ${name}`),
    content: hashOf(`content of ${name}`),
    likeness: hashOf(`likeness of ${name}`),
    ...facts,
    text: name,
    ...given,
});
/** A journal entry of an import. */
export const entryItem = (name, given = {}) => ({
    ...readingItem(name),
    kind: 'entry',
    title: name,
    ...given,
});
