// How far, what, how occluded, which way it faces. STAGE says for whom:
// 0 the coarse picture; 1 the full one where the coarse one can be trusted; 2 the rest of it,
// marched; 3 nothing yet but where its edges are; 4 further samples along those edges.
// Stages 1 and 3 ask for the next one with a 1 in outA.w: a software renderer walks every branch,
// so only pixels that are not drawn at all cost nothing.
// Which of a pixel's samples is drawn.
uniform float uSample;
uniform sampler2D uFirstA, uFirstB;
layout(location = 0) out vec4 outA;
layout(location = 1) out vec4 outB;

float occlusion(vec3 p, vec3 n) {
  float sum = 0., w = 1.;
  for (int i = min(0, uZero); i < 4; i++) {
    float h = .006 * pow(2.1, float(i));
    sum += w * max(0., 1. - scene(p + n * h) / h);
    w *= .75;
  }
  return clamp(1. - .34 * sum, 0., 1.);
}
ivec2 wrapped(ivec2 o, ivec2 size) {
  return ivec2((o.x + size.x) % size.x, clamp(o.y, 0, size.y - 1));
}
// A full pixel's neighbours: the nearest of them, and whether they differ.
bool onEdge(ivec2 at, out vec4 a, out float nearest) {
  a = texelFetch(uFirstA, at, 0);
  vec3 n = texelFetch(uFirstB, at, 0).xyz;
  ivec2 size = textureSize(uFirstA, 0);
  nearest = a.x;
  bool edge = false;
  for (int i = 0; i < 4; i++) {
    ivec2 o = wrapped(at + (i == 0 ? ivec2(1, 0) : i == 1 ? ivec2(-1, 0) : i == 2 ? ivec2(0, 1) : ivec2(0, -1)), size);
    vec4 c = texelFetch(uFirstA, o, 0);
    nearest = min(nearest, c.x);
    if (a.y != c.y || abs(a.x - c.x) > .03 * a.x) edge = true;
    if (a.y > 0. && dot(n, texelFetch(uFirstB, o, 0).xyz) < .88) edge = true;
  }
  return edge;
}
// The coarse picture between its pixels; false where they do not lie on one smooth surface.
bool fromCoarse(vec2 px, out vec4 a, out vec3 n, out float nearest) {
  ivec2 size = textureSize(uFirstA, 0);
  vec2 q = px / uSize * vec2(size) - .5;
  ivec2 base = ivec2(floor(q));
  vec2 f = q - vec2(base);
  vec4 first = texelFetch(uFirstA, wrapped(base, size), 0);
  vec3 facing = texelFetch(uFirstB, wrapped(base, size), 0).xyz;
  bool smooth_ = true;
  a = vec4(0.);
  n = vec3(0.);
  nearest = first.x;
  for (int i = 0; i < 4; i++) {
    ivec2 o = wrapped(base + ivec2(i & 1, i >> 1), size);
    vec4 c = texelFetch(uFirstA, o, 0);
    vec3 e = texelFetch(uFirstB, o, 0).xyz;
    float w = ((i & 1) == 1 ? f.x : 1. - f.x) * (i > 1 ? f.y : 1. - f.y);
    // Distances along a plane mix as their inverses.
    a += w * vec4(1. / c.x, 0., c.z, 0.);
    n += w * e;
    nearest = min(nearest, c.x);
    if (c.y != first.y || c.y > 0. && dot(e, facing) < .985) smooth_ = false;
  }
  a.x = 1. / a.x;
  a.y = first.y;
  n = normalize(n + vec3(1e-5));
  return smooth_;
}
void found(vec3 rd, float start, vec2 known) {
  float t = march(uEye, rd, 100, 6., start);
  vec3 p = uEye + rd * t;
  int id = M, kind = 0;
  if (id == ID_SHELL) {
    if (panes(p, walls(p), kind) >= -.008) kind = 0;
  }
  outA = vec4(t, -float(kind) - 1., 1., 0.);
  outB = vec4(0.);
  if (kind == 0) {
    vec3 n = sceneNormal(p, max(.0005, .35 * t * uPixel));
    float open = known.y;
    if (known.x != float(id)) open = occlusion(p, n);
    outA = vec4(t, float(id), open, 0.);
    outB = vec4(n, 0.);
  }
}
// Whether a point mixed from the coarse picture does lie on what that picture says.
bool verified(vec4 a, vec3 p) {
  bool ok = abs(scene(p)) < .0007 && float(M) == a.y;
  // The rim of a pane is drawn where its mask is, not where a surface ends.
  if (ok && M == ID_SHELL && p.z > SHELL_BELT) {
    int kind;
    ok = panes(p, walls(p), kind) > 0.;
  }
  return ok;
}
void main() {
  vec2 px = gl_FragCoord.xy + vec2(0., uRow) + OFFSETS[int(uSample)];
  vec3 rd = rayAt(px), n = vec3(0.);
  vec4 a = vec4(0.);
  float start = .01;
#if STAGE == 0
  found(rd, start, vec2(-9.));
#elif STAGE == 1
  bool trusted = fromCoarse(px, a, n, start);
  if (trusted && a.y > 0.) trusted = verified(a, uEye + rd * a.x);
  outA = a;
  outB = a.y < 0. ? vec4(0.) : vec4(n, 0.);
  outA.w = trusted ? 0. : 1.;
#elif STAGE == 2
  fromCoarse(px, a, n, start);
  found(rd, max(.01, start * .80 - .02), a.yz);
#elif STAGE == 3
  outA = vec4(0., 0., 0., onEdge(ivec2(gl_FragCoord.xy), a, start) ? 1. : 0.);
  outB = vec4(0.);
#else
  onEdge(ivec2(gl_FragCoord.xy), a, start);
  found(rd, max(.01, start * .92 - .01), a.yz);
#endif
}
