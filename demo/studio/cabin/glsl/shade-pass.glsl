// Last pass: light, material, reflection and tone, for each sample of a pixel; then their mean.
uniform sampler2D uA0, uB0, uA1, uB1, uA2, uB2;
uniform sampler2D uLowA, uLowB, uLight;
uniform float uBorder;
out vec4 outColour;

vec4 lightAt(vec2 px, float t, vec3 n) {
  ivec2 size = textureSize(uLight, 0);
  vec2 q = px / uSize * vec2(size) - .25;
  ivec2 base = ivec2(floor(q));
  vec2 f = q - vec2(base);
  vec4 sum = vec4(0.);
  float total = 0.;
  for (int i = 0; i < 4; i++) {
    ivec2 step_ = ivec2(i & 1, i >> 1);
    ivec2 o = base + step_;
    o = ivec2((o.x + size.x) % size.x, clamp(o.y, 0, size.y - 1));
    vec4 a = texelFetch(uLowA, o * 2, 0);
    if (a.y < 0.) continue;
    float w = mix(1. - f.x, f.x, float(step_.x)) * mix(1. - f.y, f.y, float(step_.y)) + .02;
    w *= exp(-abs(a.x - t) / (.015 * t + .004)) + 1e-5;
    w *= pow(max(dot(n, texelFetch(uLowB, o * 2, 0).xyz), 0.), 6.) + 1e-3;
    sum += w * texelFetch(uLight, o, 0);
    total += w;
  }
  return total > 0. ? sum / total : vec4(.12, .12, .12, .3);
}
// What a reflected ray finds: the outside through a pane, or the dim inside.
vec3 reflection(vec3 p, vec3 r, float rough) {
  float t = .03;
  for (int i = 0; i < 12; i++) {
    float d = -walls(p + r * t).body;
    if (d < .01) break;
    t += d;
  }
  vec3 q = p + r * t;
  int kind;
  float pane = panes(q, walls(q), kind);
  float soft = .015 + rough * .35;
  vec3 within = (q.z > SHELL_BELT ? COLOUR_HEADLINER * .30 : vec3(.018)) ;
  return mix(within, outside(normalize(r + vec3(0., 0., .15 * rough))) * paneTint(kind), smoothstep(soft, -soft, pane));
}
vec3 tone(vec3 c) {
  // A soft shoulder on brightness more than on each colour, so that dyes keep the catalogue's hue.
  c = max(c, 0.);
  c *= c / (c + .012);
  float y = luminance(c) + 1e-5;
  vec3 whole = c * (1. - exp(-1.25 * y)) / y, each = 1. - exp(-1.25 * c);
  return pow(clamp(mix(whole, each, .65), 0., 1.), vec3(1. / 2.2));
}
vec3 paneColour(vec4 a, vec3 rd) {
  int kind = int(-a.y + .5) - 1;
  // Brighter than what lights the cabin: a camera set to the seats overexposes the day.
  return outside(rd) * paneTint(kind) * 2.0;
}
#if SHOWN == SHOWS_THING || SHOWN >= SHOWS_MIXED
// What the mirror shows, far out of focus: the day through the rear window, dimmed by the cabin.
vec3 rearView(vec3 r) {
  return mix(vec3(.05), outside(normalize(vec3(r.xy, .15 * r.z))) * .75, smoothstep(-.1, .5, r.z));
}
#endif
// Light that few rays find: from the side windows, and from a lamp in each footwell.
vec3 fill(vec3 p, vec3 n) {
  vec3 side = vec3(.11, .115, .12) * (.45 + .55 * abs(n.y));
  vec3 to = vec3(.98, (p.y < 0. ? -1. : 1.) * SEAT_HIP.y, SHELL_FLOOR + .40) - p;
  float near = .030 / (.05 + dot(to, to)) * (.55 + .45 * dot(n, normalize(to)));
  return side + mix(vec3(1., .97, .92), COLOUR_AMBIENT, .35) * near;
}
// The windscreen and the side windows as soft lamps, which give satin and leather their sheen.
float softLamps(vec3 r) {
  float ahead = smoothstep(.50, .98, dot(r, vec3(-.74, 0., .67)));
  float beside = smoothstep(.60, .98, dot(vec3(r.x, abs(r.y), r.z), vec3(-.12, .90, .42)));
  return ahead + .8 * beside;
}
vec3 solidColour(vec4 a, vec4 b, vec2 px, vec3 rd) {
  vec3 n = b.xyz, p = uEye + rd * a.x;
#if SHOWN == SHOWS_THING || SHOWN >= SHOWS_MIXED
  if (int(a.y + .5) == ID_MIRROR && n.x > .8) return rearView(reflect(rd, n)) * .85;
#endif
  float fp = a.x * uPixel / max(.35, sqrt(max(-dot(n, rd), 0.)));
  Surface s = surfaceAt(int(a.y + .5), p, n, fp);
  if (dot(s.bump, s.bump) > 0.) {
    vec3 u = normalize(abs(n.y) < .9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
    n = normalize(n - cross(n, u) * s.bump.x - u * s.bump.y);
  }
  vec4 l = lightAt(px, a.x, b.xyz);
  vec3 lit = l.rgb * vec3(1.07, 1., .92) + l.a * (isDyed(int(a.y + .5)) ? uColour : vec3(.10)) * .20;
  lit += vec3(.09, .09, .087) * max(-b.z, 0.) + .015;
  lit += fill(p, n) * .55;
  // The sun's side is brighter than the other, which gives every fold its form.
  lit *= mix(vec3(.80, .81, .83), vec3(1.22, 1.21, 1.19), smoothstep(-.7, .95, dot(n, SUN)));
  float turned = 1. + .9 * dot(n - b.xyz, normalize(vec3(-.35, 0., .9)));
  float shade = s.occlusion * mix(.30, 1., a.z) * turned;
  float nv = max(-dot(n, rd), 0.);
  vec3 c = s.colour * lit * shade * EXPOSURE + s.sheen * lit * pow(1. - nv, 3.) * shade * EXPOSURE * .5;
  vec3 r = reflect(rd, n);
  float fresnel = s.shine + (1. - s.shine) * pow(1. - nv, 5.) * (1. - s.rough) * (1. - s.rough);
  // Dull sheets only gather: tracing them would double the cost and show nothing.
  vec3 mirrored = (.04 + lit * smoothstep(-.3, .8, r.z)) * 1.6 + 1.4 * softLamps(r) * a.z;
  if (s.rough <= .40) mirrored = reflection(p, r, s.rough) * mix(1., luminance(lit) * 2.2, s.rough);
  if (s.shine > .01) c += mirrored * fresnel * mix(1., a.z * s.occlusion, .85);
  return c + s.emit;
}
vec3 sampleColour(vec4 a, vec4 b, vec2 px) {
  vec3 rd = rayAt(px), c = vec3(0.);
#if SHOWN == SHOWS_PANE || SHOWN >= SHOWS_MIXED
  if (a.y < 0.) c = paneColour(a, rd);
#endif
#if SHOWN != SHOWS_PANE
  if (a.y > 0.) c = solidColour(a, b, px, rd);
#endif
  return tone(c);
}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), up = at + ivec2(0, int(uBorder));
  vec2 px = gl_FragCoord.xy + vec2(0., uRow);
  vec4 a0 = texelFetch(uA0, up, 0), a1 = texelFetch(uA1, up, 0), a2 = texelFetch(uA2, up, 0);
  int count = a1.x > 0. ? 3 : 1;
  vec3 c = vec3(0.);
  for (int i = min(0, uZero); i < count; i++) {
    vec4 b = i == 0 ? texelFetch(uB0, up, 0) : i == 1 ? texelFetch(uB1, up, 0) : texelFetch(uB2, up, 0);
    c += sampleColour(i == 0 ? a0 : i == 1 ? a1 : a2, b, px);
  }
  outColour = vec4(c / float(count), 1.);
  // Blocks at a border are drawn by the programs of both sides.
  if (classOfPixel(a0, a1, a2) != SHOWN) discard;
}
