/** A reading of an import, as a browser sends it; the name tells it from others. */
export declare const readingItem: (name: string, given?: object) => {
    local_date: string;
    local_time: string;
    time_zone: string;
    instant: null;
    mood: number;
    energy: null;
    emotion: string;
    tags: never[];
    title: string;
    images: never[];
    kind: string;
    key: string;
    content: string;
    likeness: string;
    text: string;
};
/** A journal entry of an import. */
export declare const entryItem: (name: string, given?: object) => {
    local_date: string;
    local_time: string;
    time_zone: string;
    instant: null;
    mood: number;
    energy: null;
    emotion: string;
    tags: never[];
    images: never[];
    key: string;
    content: string;
    likeness: string;
    text: string;
    kind: string;
    title: string;
};
